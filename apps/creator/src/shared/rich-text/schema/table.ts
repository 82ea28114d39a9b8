import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Number of columns or rows that a cell spans, written only if more than one. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), 50),
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
});
const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  /** Columns are as wide as their content. */
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

export const tableParts = [
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
    addNodeView: () => null,
    addKeyboardShortcuts() {
      const { editor } = this;
      return {
        ...this.parent?.(),
        'Mod-Alt-ArrowUp': () => editor.commands.addRowBefore(),
        'Mod-Alt-ArrowDown': () => editor.commands.addRowAfter(),
        'Mod-Alt-ArrowLeft': () => editor.commands.addColumnBefore(),
        'Mod-Alt-ArrowRight': () => editor.commands.addColumnAfter(),
        'Mod-Alt-Backspace': () => editor.commands.deleteRow(),
        'Mod-Alt-Shift-Backspace': () => editor.commands.deleteColumn(),
      };
    },
  }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ addAttributes: cellAttributes }),
  TableCell.extend({ addAttributes: cellAttributes }),
];
