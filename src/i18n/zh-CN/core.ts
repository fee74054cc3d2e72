import type { core as english } from '../en/core';
import { app } from './app';
import { common } from './common';
import { components } from './components';
import { errors } from './errors';
import { titles } from './titles';
import { validation } from './validation';

export const core: typeof english = { app, common, components, errors, titles, validation };

export { features } from './features';
