import { createContext, use, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Renders every `href` of this package; `LinkProvider` supplies the application's router. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}

export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
