/** Hands a good answer to the browser as a file, under the name that the server gave it; it never comes into the store. */
export function saveAnswer(otherwiseNamed: string): (response: Response) => Promise<unknown> {
  return async (response) => {
    if (!response.ok) return response.json();
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    save(name ?? otherwiseNamed, await response.blob());
    return null;
  };
}

function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
