/** Whether Vitest runs the stories, rather than somebody looks at them. */
export const isCheck = import.meta.env.MODE === 'test'
