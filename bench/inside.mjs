// Runs inside the page that is measured.

/** Marks the moment when a stone has been clicked and the move can be confirmed. */
let isClicked = false;
const observer = new MutationObserver(() => {
  const stone = document.querySelector('.board .stone');
  if (stone !== null && !isClicked) {
    isClicked = true;
    stone.click();
  }
  if (document.querySelector('.move-bar[data-ready="true"]') === null) return;
  observer.disconnect();
  window.movable = performance.now();
  performance.mark('movable');
});
observer.observe(document, { subtree: true, childList: true, attributes: true });

/** Milliseconds that the engine takes in a worker for its move in each position, the reading of the rules and the way there and back included. */
window.answers = async (positions) => {
  const { name } = performance.getEntriesByType('resource').find((one) => /\/worker-[^/]+\.js$/.test(one.name));
  const worker = new Worker(name, { type: 'module' });
  const call = (method, ...values) =>
    new Promise((done) => {
      worker.onmessage = ({ data }) => done(data.value);
      const argumentList = values.map((value) => ({ type: 'RAW', value }));
      worker.postMessage({ id: method, type: 'APPLY', path: [method], argumentList });
    });
  await call('ready');
  const took = [];
  for (const [game, position] of positions) {
    const line = { game, page: undefined, position, convention: 'normal', set: [], moves: [] };
    const began = performance.now();
    await call('board', line);
    await call('answer', line, { manner: { is: 'skill', share: 1 }, seed: 1 });
    took.push([`${game} ${position}`.trim(), performance.now() - began]);
  }
  worker.terminate();
  return took;
};
