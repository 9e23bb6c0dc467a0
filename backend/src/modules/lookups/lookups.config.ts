/** Settings of the lookups module. */
export class LookupsConfig {}
