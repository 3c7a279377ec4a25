import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { MadeFiles } from './made-files.ts';

/**
 * Answers a request for a file that is made of the content, as soon as it is made.
 * @param address the request's path, relative to the site's base
 * @returns false if there is no such file; then nothing was answered
 */
export async function sendMade(
  made: MadeFiles,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const file = address.replace(/[?#].*$/, '').replace(/^\//, '');
  if (!made.has(file)) return false;
  try {
    const bytes = await made.ask(file);
    if (!response.hasHeader('content-type')) response.setHeader('content-type', lookup(file) ?? '');
    response.setHeader('content-length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  } catch (error) {
    console.error(`${file} could not be made:`, error);
    response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not made');
  }
  return true;
}
