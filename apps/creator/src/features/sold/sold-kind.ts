import type { ReactNode } from 'react';
import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { MyBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';
import type { MyWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import type { Column } from '@sinau/ui/antd/data-table';
import type { SoldType } from '../../shared/sold-types.ts';
import type { SoldSort } from './sold-search.ts';

/** A row of each list. */
export interface SoldRows {
  program: MyProgram;
  webinar: MyWebinar;
  bundle: MyBundle;
}

/** What a list asks the server for. */
export interface SoldListQuery<Type extends SoldType> {
  page: number;
  perPage: number;
  sort: SoldSort<Type>;
  keyword?: string;
  filter?: { statusApprove: MakerState };
}

export interface SoldLink {
  icon: ReactNode;
  label: string;
  href: string;
}

/** What the lists, menus and dialogs of the portal have to know of a kind of thing that is sold. */
export interface SoldKind<Type extends SoldType> {
  /** Those of the archive, or the others. */
  readonly useRows: (
    query: SoldListQuery<Type>,
    isArchived: boolean,
  ) => UseQueryResult<{ list: SoldRows[Type][]; total: number; perPage: number }>;
  /** Without the one of the menu, which all lists end with. */
  readonly columns: readonly Column<SoldRows[Type]>[];
  /** Null for somebody who may not edit it. */
  readonly editHrefOf: (row: SoldRows[Type]) => string | null;
  readonly linksOf: (row: SoldRows[Type]) => readonly SoldLink[];
  /** Whether the partner decides if it is sold, and does not only teach it. */
  readonly mayDecide: (row: SoldRows[Type]) => boolean;
  /** Null for what cannot be copied; else it answers where the copy is edited. */
  readonly copy: ((id: string) => Promise<string>) | null;
  readonly archiveOrRestore: (id: string, queryClient: QueryClient) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly detailKey: (id: string) => QueryKey;
  readonly texts: {
    /** Said once it was archived or restored. */
    readonly archiveSuccess: string;
    /** After its title, before it is archived and before it is removed. */
    readonly archiving: string;
    readonly removing: string;
    /** While there is none at all. */
    readonly empty: { readonly href: string; readonly hint: string };
    /** While none is in the archive. */
    readonly emptyArchive: { readonly title: string; readonly wayOut: string };
  };
}
