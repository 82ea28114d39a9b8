import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, type SqlQuery } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const wasmFile = createRequire(import.meta.url)
  .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  .replace(/\.js$/, '.wasm');

interface EngineExports extends WebAssembly.Exports {
  __wbindgen_start(): void;
}

/**
 * Prisma's schema engine, connected to a database. The package is the engine compiled to WebAssembly, in the version
 * of our Prisma, so it comes with the lockfile; the native one is a download of its own.
 */
export async function openSchemaEngine(databaseUrl: string) {
  const { instance } = await WebAssembly.instantiate(await readFile(wasmFile), {
    './schema_engine_bg.js': { ...glue },
  });
  const exports = instance.exports as EngineExports;
  glue.__wbg_set_wasm(exports);
  exports.__wbindgen_start();

  const pool = new CataloguePool({ connectionString: databaseUrl });
  const factory = bindMigrationAwareSqlAdapterFactory(new CatalogueAdapterFactory(pool));
  return { engine: await glue.SchemaEngine.new({ datamodels: undefined }, () => {}, factory), close: () => pool.end() };
}

/**
 * The system catalog returns PostgreSQL's internal "char", which the adapter cannot name. The pool therefore calls it
 * an array of characters, which no catalog query returns, and the adapter calls that a character.
 */
const internalChar = 18;
const characterArray = 1002;

class CataloguePool extends pg.Pool {
  override query = (async (config: pg.QueryConfig) => {
    const result = await super.query(config);
    for (const field of result.fields) if (field.dataTypeID === internalChar) field.dataTypeID = characterArray;
    return result;
  }) as pg.Pool['query'];
}

class CatalogueAdapterFactory extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const { queryRaw } = adapter;
    adapter.queryRaw = async (query: SqlQuery) => {
      const result = await queryRaw.call(adapter, query);
      const columnTypes = result.columnTypes.map((type) =>
        type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return adapter;
  }
}
