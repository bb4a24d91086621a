/** The version of this library; every answer carries it. */
export const version = '0.1.0';
