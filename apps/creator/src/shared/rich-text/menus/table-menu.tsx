import type { Editor } from '@tiptap/react';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { Table } from '@sinau/ui/icons';
import { inText } from '../in-text.ts';

/** Actions on the table in which the cursor is. */
export function TableMenu({ editor }: { editor: Editor }) {
  const run = () => inText(editor);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label="Tabel" title="Tabel" className="rich-text-table">
          <Table />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => run().addRowBefore().run()}>Tambah baris di atas</MenuItem>
      <MenuItem onSelect={() => run().addRowAfter().run()}>Tambah baris di bawah</MenuItem>
      <MenuItem onSelect={() => run().addColumnBefore().run()}>Tambah kolom di kiri</MenuItem>
      <MenuItem onSelect={() => run().addColumnAfter().run()}>Tambah kolom di kanan</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => run().toggleHeaderRow().run()}>Baris judul</MenuItem>
      <MenuItem onSelect={() => run().toggleHeaderColumn().run()}>Kolom judul</MenuItem>
      <MenuItem onSelect={() => run().mergeOrSplit().run()}>Gabung atau pisah sel</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => run().deleteRow().run()}>Hapus baris</MenuItem>
      <MenuItem onSelect={() => run().deleteColumn().run()}>Hapus kolom</MenuItem>
      <MenuItem tone="danger" onSelect={() => run().deleteTable().run()}>
        Hapus tabel
      </MenuItem>
    </Menu>
  );
}
