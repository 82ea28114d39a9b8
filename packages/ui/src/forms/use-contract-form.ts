import { useRef, useState, type FormEvent } from 'react';
import { isList, problemOf, type FieldRule, type FormRules, type FormValues } from '@sinau/contracts/form-rules';
import { isRefusal } from './refusal.ts';

/** Texts by the name of their control. */
type Texts = Record<string, string>;
type ElementName<Rules> = (keyof Rules & string) | `${keyof Rules & string}.${number}`;

/**
 * A form that preserves typed values: inputs are the browser's own, and the rules of the contract are checked on
 * submit. The server's errors are shown at the fields they name; an error without a known field is the form's
 * `failure`.
 */
export function useContractForm<Rules extends FormRules>(
  rules: Rules,
  send: (values: FormValues<Rules>) => Promise<unknown>,
) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [problems, setProblems] = useState<Texts>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const show = (next: Texts) => {
    setProblems(next);
    controlsOf(form.current)
      .find(({ name }) => name in next)
      ?.focus();
  };

  const submit = async (element: HTMLFormElement) => {
    const typed = readForm(rules, element);
    const unmet = problemsOf(rules, typed);
    setFailure(null);
    show(unmet);
    if (Object.keys(unmet).length > 0) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      await send(valuesOf(rules, typed));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      show(error.fields);
      const named = Object.keys(error.fields);
      const shown = controlsOf(element).map(({ name }) => name);
      if (named.length === 0 || named.some((name) => !shown.includes(name))) setFailure(error.message);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // State would not block a second click in the same frame.
        if (!isUnderWay.current) void submit(event.currentTarget);
      },
      /** A field's error disappears when the field is changed. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        setProblems(({ [name]: _changed, ...others }) => others);
      },
    },
    failure,
    isSending,
    reset: () => form.current?.reset(),
    /** The props of a field's control by its rule: `email`, or `links.0` for a repeated field. */
    field: (name: ElementName<Rules>) => {
      const rule = ruleOf(rules, name);
      return {
        name,
        required: !rule.isOptional,
        maxLength: rule.max,
        ...(rule.kind === 'email' && { type: 'email', inputMode: 'email' as const }),
        ...(rule.kind === 'phone' && { type: 'tel', inputMode: 'tel' as const }),
        error: problems[name],
      };
    },
  };
}

export type ContractForm = Pick<ReturnType<typeof useContractForm>, 'props' | 'failure'>;

function ruleOf(rules: FormRules, name: string): FieldRule {
  const rule = rules[name.split('.')[0]!]!;
  return isList(rule) ? rule.each : rule;
}

/** Controls in their order on the screen. */
const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement => 'name' in element && element.name !== '',
  );

/** Reads the text of each control that has a rule; empty for an option that was not chosen. */
function readForm(rules: FormRules, form: HTMLFormElement): Texts {
  const typed = new FormData(form);
  const controls = controlsOf(form).filter(({ name }) => name.split('.')[0]! in rules);
  return Object.fromEntries(controls.map(({ name }) => [name, String(typed.get(name) ?? '')]));
}

const problemsOf = (rules: FormRules, typed: Texts): Texts =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const problem = problemOf(ruleOf(rules, name), text, typed);
      return problem ? [[name, problem]] : [];
    }),
  );

/** Omits optional fields that are empty. */
function valuesOf<Rules extends FormRules>(rules: Rules, typed: Texts): FormValues<Rules> {
  const values: Record<string, string | string[]> = {};
  for (const [name, text] of Object.entries(typed)) {
    const field = name.split('.')[0]!;
    const rule = rules[field]!;
    if (isList(rule)) values[field] = [...(values[field] ?? []), text];
    else if (text !== '' || !rule.isOptional) values[name] = text;
  }
  return values as FormValues<Rules>;
}
