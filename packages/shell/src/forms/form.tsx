import type { ComponentProps } from 'react';
import { Notice } from '@sinau/ui';
import type { ContractForm } from './use-contract-form.ts';
import './form.css';

/** The element of `useContractForm`, with what is about no field above the fields. */
export const Form = ({ form, children, ...rest }: ComponentProps<'form'> & { form: ContractForm }) => (
  <form {...rest} {...form.props}>
    {/* There from the start, so that it is read out when something appears in it. */}
    <div role="alert" className="form-failure">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
    </div>
    {children}
  </form>
);
