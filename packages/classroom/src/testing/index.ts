export * from './discussion.ts';
export * from './outline.ts';
