import { useRef, useState } from 'react';
import type { FormInstance } from 'antd';
import { isRefusal, type Refusal } from '../forms/refusal.ts';

/** Sends the values, once at a time, and shows what the server refuses at the fields that it names. */
export function useSubmission<Values extends object>(
  form: FormInstance<Values>,
  send: (values: Values) => Promise<unknown>,
  onSent: () => void,
) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  /** Errors of the server by field, which no check of ours takes back. */
  const refused = useRef<Refusal['fields']>({});
  const show = ({ message, fields }: Refusal) => {
    refused.current = fields;
    const named = form.getFieldsError().filter(({ name }) => name.join('.') in fields);
    form.setFields(named.map(({ name }) => ({ name, errors: [fields[name.join('.')]!] })) as never);
    if (named[0]) form.focusField(named[0].name);
    if (named.length < Object.keys(fields).length || named.length === 0) setFailure(message);
  };
  const submit = async (values: Values) => {
    // State would not block a second submission in the same frame.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    refused.current = {};
    try {
      if ((await send(values)) !== false) onSent();
    } catch (error) {
      show(isRefusal(error) ? error : { message: 'Terjadi kesalahan. Coba lagi sebentar lagi.', fields: {} });
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { submit, isSending, failure, refused };
}
