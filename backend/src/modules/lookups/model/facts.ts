/** A record of texts, each of which a source may not know. */
export type Facts<Fields extends readonly string[]> = Readonly<Record<Fields[number], string | null>>;
