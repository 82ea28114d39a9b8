import type { ComponentType } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FormRules } from '@sinau/contracts/form-rules';
import type { Refreshed } from '@sinau/shell';

/** Summary of a record in its list. */
export interface Brief {
  title: string;
  note?: string;
  badge?: { words: string; tone: 'success' | 'promo' | 'neutral' | 'danger' };
  /** Group within which records are ordered. */
  group?: string;
}

/** Kind of record that operators maintain: how it is listed, written and sent. */
export interface ContentKind<Row extends { id: string }, Values extends object, Listed extends { id: string } = Row> {
  /** Label in the tabs. */
  label: string;
  intro: string;
  /** Noun as written in a sentence, such as 'kelas pilihan'. */
  noun: string;
  /** Loads the list; long records come without their text. */
  useRows: () => UseQueryResult<{ list: Listed[] }>;
  useRow: (id: string) => UseQueryResult<Row>;
  briefOf: (row: Listed) => Brief;
  /** Effect of a removal, for the confirmation. */
  removal: string;
  calls: {
    create: (values: Values) => Promise<unknown>;
    edit: (id: string, values: Values) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
    /** Moves a record, for kinds with an order of their own. */
    move?: (id: string, beforeId: string | null) => Promise<unknown>;
  };
  refreshes: readonly Refreshed[];
  rules: FormRules;
  start: Values;
  valuesOf: (row: Row) => Values;
  Fields: ComponentType<{ row: Row | null }>;
}
