/** Thrown at a request that no page of the editor makes. */
export class Refusal extends Error {}
