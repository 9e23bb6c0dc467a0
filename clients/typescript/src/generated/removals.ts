// Made by scripts/generate.mjs from docs/openapi-v1.json; not to be edited.
export const REMOVALS: readonly RegExp[] = [
  /\/v1\/webhook-endpoints\/[^/]+$/,
  /\/v1\/watchlist\/[^/]+$/,
];
