import { connect, createServer, type Socket } from 'node:net';

/** A network as its packets see it: the time there and back in milliseconds, and bytes a second each way. */
export interface Network {
  readonly trip: number;
  readonly down: number;
  readonly up: number;
}

/** Fast 3G: 150 ms there and back, 1.6 and 0.75 megabits a second. */
export const FAST_3G: Network = { trip: 150, down: 200_000, up: 93_750 };

/** A port behind which a server of this machine is reached over that network; all connections share it. */
export async function over(
  { trip, ...rates }: Network,
  server: number,
): Promise<{ readonly port: number; readonly close: () => void }> {
  const free = { down: 0, up: 0 };
  const open = new Set<Socket>();
  const pass = (from: Socket, to: Socket, way: 'down' | 'up') => {
    const late = () => Math.max(0, free[way] - performance.now()) + trip / 2;
    from.on('data', (bytes) => {
      free[way] = Math.max(performance.now(), free[way]) + (1000 * bytes.length) / rates[way];
      setTimeout(() => to.write(bytes), late());
    });
    from.on('end', () => setTimeout(() => to.end(), late()));
    from.on('error', () => to.destroy());
    open.add(from);
  };
  const listening = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(server, 'localhost');
    pass(near, far, 'up');
    pass(far, near, 'down');
    // The handshake goes there and back before the first byte.
    near.pause();
    setTimeout(() => near.resume(), trip);
  });
  await new Promise<void>((ready) => listening.listen(0, ready));
  const address = listening.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close() {
      for (const socket of open) socket.destroy();
      listening.close();
    },
  };
}
