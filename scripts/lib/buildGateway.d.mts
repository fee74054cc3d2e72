/** Bundles sources of the gateway into gateway/dist: names of the modules and the files they begin with. */
export function bundle(entryPoints: Record<string, string>): Promise<void>;
