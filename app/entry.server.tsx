import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders a page as HTML, at build time only. The page is rendered in one piece: by default, React puts large sections
 * into hidden elements, which a script moves to where they belong, and without scripts the page would be blank.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const html = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await html.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
