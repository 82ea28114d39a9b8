import './class-slug.css';

/** Slug of the previewed class, as in its address. */
export const ClassSlug = ({ slug }: { slug: string }) => <p className="muted xs class-slug">{slug}</p>;
