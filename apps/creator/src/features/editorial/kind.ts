import type { ComponentType } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FormRules } from '@sinau/contracts/form-rules';

/** How a record stands in its list. */
export interface Brief {
  title: string;
  note?: string;
  badge?: { words: string; tone: 'success' | 'promo' | 'neutral' | 'danger' };
  /** Those of one group are ordered together. */
  group?: string;
}

interface Refreshed {
  readonly key: readonly string[];
}

/** A kind of record that operators keep: how it is listed, written and sent. */
export interface ContentKind<Row extends { id: string }, Values extends object, Listed extends { id: string } = Row> {
  /** In the tabs. */
  label: string;
  intro: string;
  /** 'kelas pilihan', as written in a sentence. */
  noun: string;
  /** Of long records without their text. */
  useRows: () => UseQueryResult<{ list: Listed[] }>;
  useRow: (id: string) => UseQueryResult<Row>;
  briefOf: (row: Listed) => Brief;
  /** What a removal does, for whoever confirms it. */
  removal: string;
  calls: {
    create: (values: Values) => Promise<unknown>;
    edit: (id: string, values: Values) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
    /** Of kinds in an order of their own. */
    move?: (id: string, beforeId: string | null) => Promise<unknown>;
  };
  refreshes: readonly Refreshed[];
  rules: FormRules;
  start: Values;
  valuesOf: (row: Row) => Values;
  Fields: ComponentType<{ row: Row | null }>;
}
