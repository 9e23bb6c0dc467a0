import { download } from '../files/download';

/** Hands a good answer to the browser as a file, under the name that the server gave it; it never comes into the store. */
export function saveAnswer(otherwiseNamed: string): (response: Response) => Promise<unknown> {
  return async (response) => {
    if (!response.ok) return response.json();
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    const file = await response.blob();
    download(name ?? otherwiseNamed, file.type, file);
    return null;
  };
}
