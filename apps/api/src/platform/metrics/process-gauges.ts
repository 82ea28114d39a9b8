import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Env } from '../env.ts';
import type { Replica } from '../replica/index.ts';
import { version } from '../version.ts';

interface Options {
  readonly env: Pick<Env, 'DATA_DIR' | 'DATABASE_POOL_SIZE' | 'ROLE'>;
  readonly connections: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly replica: Pick<Replica, 'lagSeconds'>;
  readonly register: Registry;
}

/** Registers what a process says of itself when it is asked: its version, its connections and its disk. */
export function registerProcessGauges({ env, connections, replica, register }: Options) {
  const registers = [register];
  new Gauge({
    name: 'sinau_build_info',
    help: 'Version and role of the process; always 1',
    labelNames: ['version', 'role'],
    registers,
  }).set({ version, role: env.ROLE }, 1);
  new Gauge({
    name: 'sinau_database_pool_connections',
    help: 'Open connections of the pool that calls and jobs use, by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, connections.idleCount);
      this.set({ state: 'used' }, connections.totalCount - connections.idleCount);
    },
  });
  new Gauge({
    name: 'sinau_database_pool_size',
    help: 'Connections that this pool may open',
    registers,
  }).set(env.DATABASE_POOL_SIZE);
  new Gauge({
    name: 'sinau_database_pool_waiting',
    help: 'Statements and transactions that wait for a connection of this pool',
    registers,
    collect() {
      this.set(connections.waitingCount);
    },
  });
  new Gauge({
    name: 'sinau_replica_lag_seconds',
    help: 'Time by which the replica of the database is behind, or has not answered; no value where there is none',
    registers,
    collect() {
      const lag = replica.lagSeconds();
      if (lag === null) this.remove();
      else this.set(lag);
    },
  });
  new Gauge({
    name: 'sinau_disk_bytes',
    help: 'The disk of DATA_DIR: its size, and what is free of it for this process',
    labelNames: ['kind'],
    registers,
    async collect() {
      const disk = await statfs(env.DATA_DIR).catch(() => null);
      if (!disk) return;
      this.set({ kind: 'size' }, disk.blocks * disk.bsize);
      this.set({ kind: 'free' }, disk.bavail * disk.bsize);
    },
  });
}
