import type { ComponentProps } from 'react';
import { Notice } from '../feedback/notice.tsx';
import type { ContractForm } from './use-contract-form.ts';

/** The `<form>` of `useContractForm`. Errors that belong to no field are shown above the fields. */
export const Form = ({ form, children, ...rest }: ComponentProps<'form'> & { form: ContractForm }) => (
  <form {...rest} {...form.props}>
    {/* Rendered from the start, because a live region announces only later changes. */}
    <div role="alert" className="form-failure">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
    </div>
    {children}
  </form>
);
