const realTimeout = globalThis.setTimeout;
const realNow = performance.now.bind(performance);
// Server and page live in one process: what was sent has come after so many turns of it, however slow the machine is.
const TURNS = 5;
const MOST_MS = 10_000;

let requests = { underWay: 0, held: 0 };

/** Forgets the requests of the test before. */
export function forgetRequests(): void {
  requests = { underWay: 0, held: 0 };
}

/** Counts the page's request until its answer is whole; a stream's until it begins. */
export async function onTheWire(ask: () => Promise<Response>): Promise<Response> {
  const counted = requests;
  counted.underWay++;
  try {
    return await whole(await ask());
  } finally {
    counted.underWay--;
  }
}

/** An answer that its test keeps back is not waited for. */
export async function held<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const counted = requests;
  counted.held++;
  try {
    return await answer;
  } finally {
    counted.held--;
  }
}

/** Waits until the page has an answer to all that it asked, and to what it asked because of these answers. */
export async function untilAnswered(): Promise<void> {
  const end = realNow() + MOST_MS;
  for (let quiet = 0; quiet < TURNS && realNow() < end; quiet++) {
    await new Promise((resolve) => realTimeout(resolve, 0));
    if (requests.underWay > requests.held) quiet = -1;
  }
}

async function whole(response: Response): Promise<Response> {
  if (response.headers.get('content-type') === 'text/event-stream') return response;
  const { status, statusText, headers, url } = response;
  const body = await response.arrayBuffer();
  const read = new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  return Object.defineProperty(read, 'url', { value: url });
}
