import type { ReactNode } from 'react';
import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { MyBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';
import type { MyWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import type { Column } from '@sinau/ui/antd/data-table';
import type { SoldType } from '../../shared/sold-types.ts';
import type { SoldSort } from './sold-search.ts';

/** Row of each list. */
export interface SoldRows {
  program: MyProgram;
  webinar: MyWebinar;
  bundle: MyBundle;
}

/** Query that a list sends to the server. */
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

/** Description of a kind of thing that is sold, for the lists, menus and dialogs of the portal. */
export interface SoldKind<Type extends SoldType> {
  /** Rows of the archive, or the others. */
  readonly useRows: (
    query: SoldListQuery<Type>,
    isArchived: boolean,
  ) => UseQueryResult<{ list: SoldRows[Type][]; total: number; perPage: number }>;
  /** Columns except the menu, which ends all lists. */
  readonly columns: readonly Column<SoldRows[Type]>[];
  /** Link to edit it; null for a user who may not. */
  readonly editHrefOf: (row: SoldRows[Type]) => string | null;
  readonly linksOf: (row: SoldRows[Type]) => readonly SoldLink[];
  /** True if visitors find it in the catalog. */
  readonly isInCatalog: (row: SoldRows[Type]) => boolean;
  /** True if the partner may download it whole, with its files. */
  readonly mayBackUp: (row: SoldRows[Type]) => boolean;
  /** Returns whether the partner decides about its sale, and does not only teach it. */
  readonly mayDecide: (row: SoldRows[Type]) => boolean;
  /** Copies it and returns where the copy is edited; null if it cannot be copied. */
  readonly copy: ((id: string) => Promise<string>) | null;
  readonly archiveOrRestore: (id: string, queryClient: QueryClient) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly detailKey: (id: string) => QueryKey;
  readonly texts: {
    /** Message after it was archived or restored. */
    readonly archiveSuccess: string;
    /** Text after the title, before it is archived and before it is removed. */
    readonly archiving: string;
    readonly removing: string;
    /** Content while there is none at all. */
    readonly empty: { readonly href: string; readonly hint: string };
    /** Content while the archive is empty. */
    readonly emptyArchive: { readonly title: string; readonly wayOut: string };
  };
}
