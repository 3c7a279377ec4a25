import { createServer } from 'node:net';

/** Resolves to a free port. This file imports only node: modules, since it is used before packages are installed. */
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
