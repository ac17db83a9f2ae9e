/**
 * Request header in which the front tells the API the client's address. Whatever came from outside under this name is
 * overwritten, so who reads it may believe it.
 */
export const CLIENT_ADDRESS_HEADER = "x-nordet-client-address";
