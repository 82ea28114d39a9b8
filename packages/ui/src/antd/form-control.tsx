import { Form } from 'antd';
import type { ReactNode } from 'react';

interface ControlState<Value> {
  /** Id by which the form finds the control to focus it. */
  id: string;
  value: Value;
  /** Error of the value, from the form or the server. */
  error: string | undefined;
  onChange: (value: Value) => void;
}

interface FormControlProps<Value, Values> {
  /** Name of the field; within a `FormList` its index and name. */
  name: string | (string | number)[];
  /** Checks the value against the other values; returns a sentence or null. */
  check?: (value: Value, values: Values) => string | null;
  draw: (control: ControlState<Value>) => ReactNode;
}

/** A field of our own in a `PortalForm`, which shows its own errors. */
export const FormControl = <Value, Values = unknown>({ name, check, draw }: FormControlProps<Value, Values>) => (
  <Form.Item
    name={name}
    noStyle
    rules={[
      ({ getFieldsValue }) => ({
        validator: async (_rule, value: Value) => {
          const problem = check?.(value, getFieldsValue(true) as Values);
          if (problem) throw new Error(problem);
        },
      }),
    ]}
  >
    <Drawn draw={draw} />
  </Form.Item>
);

/** The form supplies id, value and change handler. */
function Drawn<Value>({
  draw,
  id = '',
  value,
  onChange,
}: Pick<FormControlProps<Value, unknown>, 'draw'> & Partial<Pick<ControlState<Value>, 'id' | 'value' | 'onChange'>>) {
  const { errors } = Form.Item.useStatus();
  return draw({
    id,
    value: value as Value,
    error: errors[0] === undefined ? undefined : String(errors[0]),
    onChange: (next) => onChange?.(next),
  });
}
