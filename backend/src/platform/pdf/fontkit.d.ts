declare module 'fontkit' {
  /** Reads a font; pdfkit takes what comes back. */
  export function create(bytes: Uint8Array): unknown;
}
