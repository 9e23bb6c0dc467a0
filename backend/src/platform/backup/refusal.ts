/** What a command says in one line to whoever gave it; no stack trace belongs to it. */
export class Refusal extends Error {}
