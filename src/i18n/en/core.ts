import { app } from './app';
import { common } from './common';
import { components } from './components';
import { errors } from './errors';
import { titles } from './titles';
import { validation } from './validation';

/** Phrases that every screen may need. */
export const core = { app, common, components, errors, titles, validation };

export { features } from './features';
