/** Identity's part in cleanup: taking accounts away and giving them back is its own; who goes is said here. */
export { AccountRemovals, type HeldAccount } from '../../identity/index.js';
