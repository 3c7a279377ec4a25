/** An error in the request, such as an unknown file or a name that is taken. The server answers with status 400. */
export class Refusal extends Error {}
