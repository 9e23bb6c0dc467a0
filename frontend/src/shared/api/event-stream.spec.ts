import { eventsOf, type ServerEvent } from './event-stream';

async function read(...pieces: string[]): Promise<ServerEvent[]> {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of eventsOf(body)) events.push(event);
  return events;
}

describe('a stream of events', () => {
  const EVENT = { id: 'aprovado', event: 'payment', data: '{"status":"approved"}' };
  const TEXT = 'id: aprovado\nevent: payment\ndata: {"status":"approved"}\n\n';

  it('is read whatever pieces it comes in', async () => {
    expect(await read(TEXT)).toEqual([EVENT]);
    expect(await read(...TEXT)).toEqual([EVENT]);
    expect(await read(TEXT + TEXT.slice(0, 9), TEXT.slice(9))).toEqual([EVENT, EVENT]);
    expect(await read(TEXT.replaceAll('\n', '\r\n'))).toEqual([EVENT]);
  });

  it('tells nothing of comments, pauses and what is cut off', async () => {
    expect(await read('retry: 1000\n\n: ok\n\n', TEXT.trimEnd())).toEqual([]);
  });

  it('joins the lines of one event', async () => {
    expect(await read('data: um\ndata: dois\n\n')).toEqual([{ id: null, event: 'message', data: 'um\ndois' }]);
  });
});
