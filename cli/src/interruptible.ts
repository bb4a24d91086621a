/** Work in one go, during which nobody would hear of an interrupt: it ends the process at once, as if the command listened to none. */
export function interruptible<T>(work: () => T): T {
  const heard = process.listeners('SIGINT');
  process.removeAllListeners('SIGINT');
  try {
    return work();
  } finally {
    for (const listener of heard) process.on('SIGINT', listener);
  }
}
