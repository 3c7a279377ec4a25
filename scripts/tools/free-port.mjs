import { createServer } from 'node:net';

/** A port that nothing listens on. Only node: modules here: it is asked for before anything is installed. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
