/**
 * Request header in which the front passes the client's address to the API. Any value from outside is overwritten, so
 * this one can be trusted.
 */
export const CLIENT_ADDRESS_HEADER = "x-nordet-client-address";
