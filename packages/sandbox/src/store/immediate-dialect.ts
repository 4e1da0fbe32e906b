import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from "kysely";

/**
 * SQLite whose transactions ask for the right to write at once. One that asks for it later, after it
 * has read, is refused without waiting where another process wrote in between.
 */
export class ImmediateDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0];

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}
