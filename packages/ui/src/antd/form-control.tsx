import { Form } from 'antd';
import type { ReactNode } from 'react';

interface ControlState<Value> {
  /** By which the form finds the control to focus it. */
  id: string;
  value: Value;
  /** What is wrong with it, as the form or the server found. */
  error: string | undefined;
  onChange: (value: Value) => void;
}

interface FormControlProps<Value, Values> {
  name: string;
  /** What is wrong with it beside the other values, in a sentence; null if nothing is. */
  check?: (value: Value, values: Values) => string | null;
  draw: (control: ControlState<Value>) => ReactNode;
}

/** A field of our own in a `PortalForm`, which shows by itself what is wrong with it. */
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

/** Id, value and change come from the form. */
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
