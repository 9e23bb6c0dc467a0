import { useTestServer } from './test-server';

describe('a held answer', () => {
  const server = useTestServer();
  const ask = async (): Promise<unknown> => (await fetch(`${window.location.origin}/api/x`)).json();

  it('is given at once when it was let go before anybody asked', async () => {
    server.hold('GET /api/x', { body: { said: 1 } })();
    expect(await ask()).toEqual({ said: 1 });
  });

  it('is not given before it is let go', async () => {
    const letGo = server.hold('GET /api/x', { body: { said: 2 } });
    let given = false;
    const asked = ask().then((body) => {
      given = true;
      return body;
    });
    while (server.requests('GET /api/x').length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(given).toBe(false);
    letGo();
    expect(await asked).toEqual({ said: 2 });
  });
});

describe('a request that is still on its way when its test is over', () => {
  const server = useTestServer();

  it('is none of the next one’s', async () => {
    server.on('GET /api/x', {});
    const asked = fetch(`${window.location.origin}/api/x`);
    server.reset();
    await asked.catch(() => undefined);
    expect(server.seen).toEqual([]);
  });
});
