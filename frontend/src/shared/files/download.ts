/** Hands the text, or bytes as they are, to the browser as a file. */
export function download(name: string, mediaType: string, content: string | Blob): void {
  const type = typeof content === 'string' ? `${mediaType};charset=utf-8` : mediaType;
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
