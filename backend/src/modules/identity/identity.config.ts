/** Settings of the identity module. */
export class IdentityConfig {}
