/** A configuration that cannot be read or is not valid. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
