import { Form } from 'antd';
import type { ReactNode } from 'react';

interface FormListProps<Item> {
  name: string;
  draw: (list: {
    /** One for each item, which stays the same while items before it are removed. */
    keys: readonly number[];
    add: (item: Item) => void;
    remove: (index: number) => void;
  }) => ReactNode;
}

/** A group of fields of a `PortalForm` that is there several times. */
export const FormList = <Item,>({ name, draw }: FormListProps<Item>) => (
  <Form.List name={name}>
    {(fields, { add, remove }) => draw({ keys: fields.map(({ key }) => key), add: (item) => add(item), remove })}
  </Form.List>
);
