/** Port of the mock backend as an HTTP server. */
export const mockServerPort = 4010

/** Folder of the build that the `real-api` tests run: like `dist`, configured for that server. */
export const realBuild = 'dist-real'
