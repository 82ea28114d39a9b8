import { Form, Input } from 'antd';
import { createContext, use, useState, type ReactNode } from 'react';
import { isList, problemOf, type FormRules } from '@sinau/contracts/form-rules';
import { Button } from '../actions/button.tsx';
import { BroughtBack } from '../feedback/brought-back.tsx';
import { Notice } from '../feedback/notice.tsx';
import { OptionCard } from '../forms/choice.tsx';
import { Fieldset, optionalMark } from '../forms/field.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useSubmission } from './use-submission.ts';

const RulesContext = createContext<FormRules>({});

interface PortalFormProps<Values extends object> {
  /** Rules of the contract, which also limit the length of a text. A field without a rule is always valid. */
  rules: FormRules;
  initialValues: Values;
  /** Key under which typed values are stored on this device until they are sent. */
  draftKey?: string;
  /**
   * A rejection shows at the fields that it names, otherwise above the form. Resolves to false if nothing was sent
   * after all.
   */
  send: (values: Values) => Promise<unknown>;
  /** 'Buat kelas' */
  submitLabel: string;
  /** Cancels a form in a dialog, by 'Batal' beside the button that submits. The draft stays on the device. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form of the portal. Fields are validated on submit, then on each change; the first invalid one gets the focus. */
export function PortalForm<Values extends object>({
  rules,
  initialValues,
  draftKey,
  send,
  submitLabel,
  onCancel,
  children,
}: PortalFormProps<Values>) {
  const [form] = Form.useForm<Values>();
  const draft = useFormDraft(draftKey, initialValues);
  const { submit, isSending, failure, refused } = useSubmission(form, send, draft.forget);
  const [isMending, setMending] = useState(false);
  /** All values, also those that have no field, such as the id of an item of a list. */
  const values = () => form.getFieldsValue(true) as Values;
  const discard = () => {
    form.setFieldsValue(initialValues as never);
    draft.keep(initialValues);
  };
  /** Validates again what is invalid: a field may be checked against the one that changed. */
  const recheck = () => {
    const invalid = form
      .getFieldsError()
      .filter(({ name, errors }) => errors.length > 0 && !(name.join('.') in refused.current));
    form.validateFields(invalid.map(({ name }) => name) as never).catch(() => undefined);
  };
  const submitButton = (
    <Button type="submit" size={onCancel ? 'md' : 'lg'} loading={isSending}>
      {submitLabel}
    </Button>
  );

  return (
    <RulesContext value={rules}>
      <Form
        form={form}
        className="portal-form"
        layout="vertical"
        requiredMark={false}
        initialValues={{ ...initialValues, ...draft.left }}
        validateTrigger={isMending ? 'onChange' : 'onSubmit'}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={() => {
          draft.keep(values());
          if (isMending) recheck();
        }}
        onFinish={() => void submit(values())}
        onFinishFailed={() => setMending(true)}
      >
        {/* Rendered from the start, so that screen readers announce its changes. */}
        <div role="alert" className="portal-form-failure">
          {failure && <Notice tone="danger">{failure}</Notice>}
        </div>
        {draft.isBack && <BroughtBack onDiscard={discard} />}
        {children}
        {onCancel ? (
          <div className="dialog-actions">
            <Button variant="outline" onClick={onCancel}>
              Batal
            </Button>
            {submitButton}
          </div>
        ) : (
          submitButton
        )}
      </Form>
    </RulesContext>
  );
}

interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** Rule of a text field, and the props that follow from it. */
function useTextField({ name, label, hint }: FieldProps) {
  const rule = use(RulesContext)[name];
  const single = rule && !isList(rule) ? rule : undefined;
  const validator = async (_rule: unknown, text: string) => {
    const problem = single && problemOf(single, text);
    if (problem) throw new Error(problem);
  };
  const item = {
    name,
    label: (
      <span>
        {label} {single?.isOptional && optionalMark}
      </span>
    ),
    extra: hint,
    rules: [{ validator }],
  };
  return { item, bounds: { maxLength: single?.max, showCount: single !== undefined && single.kind !== 'email' } };
}

/** A single-line text field, with a counter if the rule limits it. */
export function FormText(props: FieldProps) {
  const { item, bounds } = useTextField(props);
  return (
    <Form.Item {...item}>
      <Input {...bounds} autoComplete="off" />
    </Form.Item>
  );
}

/** A multi-line text field. */
export function FormArea(props: FieldProps) {
  const { item, bounds } = useTextField(props);
  return (
    <Form.Item {...item}>
      <Input.TextArea {...bounds} autoSize={{ minRows: 4, maxRows: 14 }} />
    </Form.Item>
  );
}

interface FormValueProps<Value> {
  name: string;
  draw: (control: { value: Value; onChange: (value: Value) => void }) => ReactNode;
}

/** Any other control, with its value in the form. */
export const FormValue = <Value,>({ name, draw }: FormValueProps<Value>) => (
  <Form.Item name={name}>
    <Drawn draw={draw} />
  </Form.Item>
);

/** The form supplies value and change handler. */
const Drawn = <Value,>({
  draw,
  value,
  onChange,
}: Pick<FormValueProps<Value>, 'draw'> & { value?: Value; onChange?: (value: Value) => void }) =>
  draw({ value: value as Value, onChange: (next) => onChange?.(next) });

/** Rendered from the current values, such as a preview. */
export const FormPreview = <Values,>({ draw }: { draw: (values: Values) => ReactNode }) => (
  <Form.Item noStyle shouldUpdate>
    {({ getFieldsValue }) => draw(getFieldsValue(true) as Values)}
  </Form.Item>
);

interface FormOptionsProps extends FieldProps {
  options: readonly { value: string; title: string; description: string }[];
}

/** A choice of one among a few options with an explanation. */
export const FormOptions = ({ name, label, hint, options }: FormOptionsProps) => (
  <Form.Item name={name} noStyle>
    <Options legend={label} hint={hint} name={name} options={options} />
  </Form.Item>
);

interface OptionsProps extends Pick<FormOptionsProps, 'name' | 'hint' | 'options'> {
  legend: ReactNode;
  /** Set by the form. */
  value?: string;
  onChange?: (value: string) => void;
}

const Options = ({ legend, hint, name, options, value, onChange }: OptionsProps) => (
  <Fieldset legend={legend} hint={hint}>
    <div className="portal-form-options">
      {options.map((option) => (
        <OptionCard
          key={option.value}
          name={name}
          title={option.title}
          description={option.description}
          checked={value === option.value}
          onChange={() => onChange?.(option.value)}
        />
      ))}
    </div>
  </Fieldset>
);

interface FormChecksProps extends FormOptionsProps {
  /** Message while none is chosen: 'Pilih paling sedikit satu'. Without it, none is a choice as well. */
  missing?: string;
}

/** A choice of any among a few options with an explanation. */
export const FormChecks = ({ name, label, hint, options, missing }: FormChecksProps) => (
  <Form.Item
    name={name}
    rules={[
      {
        validator: async (_rule, chosen: readonly string[]) => {
          if (missing && chosen.length === 0) throw new Error(missing);
        },
      },
    ]}
  >
    <Checks legend={label} hint={hint} name={name} options={options} />
  </Form.Item>
);

interface ChecksProps extends Omit<OptionsProps, 'value' | 'onChange'> {
  /** Set by the form. */
  value?: readonly string[];
  onChange?: (value: readonly string[]) => void;
}

const Checks = ({ legend, hint, name, options, value = [], onChange }: ChecksProps) => (
  <Fieldset legend={legend} hint={hint}>
    <div className="portal-form-options">
      {options.map((option) => (
        <OptionCard
          key={option.value}
          type="checkbox"
          name={name}
          title={option.title}
          description={option.description}
          checked={value.includes(option.value)}
          onChange={({ target }) =>
            onChange?.(target.checked ? [...value, option.value] : value.filter((one) => one !== option.value))
          }
        />
      ))}
    </div>
  </Fieldset>
);
