import { loadPhrases } from '../../i18n/i18n';

/** The chunk and the phrases of the sidebar's frame; fetched ahead, too, while somebody types the password. */
export const loadSidebarLayout = () => withPhrases(() => import('./SidebarLayout'));

/** The same of the frame with the slim bar. */
export const loadSlimLayout = () => withPhrases(() => import('./SlimLayout'));

/** The same of the frame around the steps from registration to the contract. */
export const loadEntryLayout = () => withPhrases(() => import('./EntryLayout'));

async function withPhrases<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadPhrases('shell')]);
  return module;
}
