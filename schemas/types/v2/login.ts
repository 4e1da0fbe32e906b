// Generated from the JSON Schema; the package's script `generate` renews it.

/** The body of a login (section 4). */
export interface LoginV2 {
  /** Address of the account. */
  email: string;
  /** Password of the account. */
  password: string;
}
