import './class-slug.css';

/** Which class is looked at, as its address names it. */
export const ClassSlug = ({ slug }: { slug: string }) => <p className="muted xs class-slug">{slug}</p>;
