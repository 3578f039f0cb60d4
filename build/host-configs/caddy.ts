import { escapeRegExp } from '../../lib/escape-reg-exp.ts'
import {
  CACHE,
  FOLDER_HEADERS,
  folderHeaders,
  HASHED,
  NOT_SERVED,
  SECURITY_HEADERS,
  TYPES,
  TYPES_BY_PATH,
} from '../../lib/hosting/headers.ts'
import type { Redirect } from '../../lib/hosting/redirects.ts'
import { lines } from './lines.ts'
import { siteRedirects } from './redirects.ts'

interface CaddyOptions {
  /** `example.org`, for which Caddy gets a certificate, or `:8080` behind a proxy with TLS. */
  address: string
  root: string
  /** The path of the site's address, without a slash at its end. */
  basePath?: string
  /** Instead of those of the content. */
  redirects?: readonly Redirect[]
  /** The upstream of /api/, such as `127.0.0.1:3000`. */
  messages?: string
}

export const ON_A_MACHINE: CaddyOptions = { address: 'example.org', root: '/srv/www/example.org' }
export const IN_A_CONTAINER: CaddyOptions = { address: ':8080', root: '/srv', messages: 'messages:3000' }

/**
 * Caddy replaces X-Forwarded-For unless it trusts whoever sent it. Everybody is trusted to send it, because the server
 * counts the entries from the end: see TRUST_PROXY in docs/operate.md.
 */
const proxy = (indent: string, basePath: string, upstream: string) =>
  lines(indent, [
    `reverse_proxy ${basePath}/api/* ${upstream} {`,
    '\t# The address of the sender is appended to X-Forwarded-For, so that a second proxy may be in front.',
    '\ttrusted_proxies 0.0.0.0/0 ::/0',
    '}',
  ])

/** Returns a Caddyfile. Its matchers exclude each other, because Caddy reorders directives of one kind. */
export const caddyfile = ({
  address,
  root,
  basePath = '',
  redirects,
  messages,
}: CaddyOptions): string => `# Written by npm run hosts: see build/host-configs/caddy.ts and docs/deploy.md

(security) {
	header {
${lines(
  '\t\t',
  Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name} "${value}"`),
)}
		-Server
	}
}

${address} {
	root * ${root}
	import security

${lines(
  '\t',
  FOLDER_HEADERS.flatMap(({ name, value, folder, below }) => [
    `@below-${folder.split('/')[1]} path ${basePath}${folder}*`,
    `header @below-${folder.split('/')[1]} ${name} ${below}`,
    `@outside-${folder.split('/')[1]} not path ${basePath}${folder}*`,
    `header @outside-${folder.split('/')[1]} ${name} ${value}`,
  ]),
)}
	@hashed path ${HASHED.map((folder) => `${basePath}${folder}*`).join(' ')}
	header @hashed Cache-Control "${CACHE.hashed}"
	@other not path ${HASHED.map((folder) => `${basePath}${folder}*`).join(' ')}
	header @other Cache-Control "${CACHE.other}"
${lines(
  '\t',
  Object.entries(TYPES).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}${ending === 'html' ? ' */' : ''}`,
    `header @${ending} Content-Type "${type}"`,
  ]),
)}
${lines(
  '\t',
  Object.entries(TYPES_BY_PATH).map(([path, type]) => `header ${basePath}${path} Content-Type "${type}"`),
)}

	# The query with its question mark, if there is one.
	map {query} {given} {
		~^(.+)$ "?$\{1}"
		default ""
	}
	@index path_regexp index ^(${escapeRegExp(basePath)}(?:/[a-z0-9-]+)*/)index\\.html$
	redir @index {re.index.1}{given} 308
	# A page without its trailing slash. Caddy's own redirect would lose the query, and {path} may name a host: //about.
	@page {
		path_regexp page ^(${escapeRegExp(basePath)}(?:/[a-z0-9-]+)*)$
		file {path}/index.html
	}
	redir @page {re.page.1}/{given} 308
${lines(
  '\t',
  siteRedirects(basePath, redirects).map(([from, to]) => `redir ${from} ${to} 308`),
)}

	@missing {
		path_regexp /\\.|\\x00
		not path ${basePath}/.well-known/*
	}
	error @missing 404
	# What the build has compressed; other archives are the owner's.
	map {path} {original} {
		~^(.+)\\.(br|gz)$ "$\{1}"
		default /404.html/none
	}
	@compressed file {original}
	error @compressed 404
	@host path ${NOT_SERVED.join(' ')} ${basePath}/404.html
	error @host 404

${
  messages
    ? proxy('\t', basePath, messages)
    : `\t# To take the messages with the server of this project on the same machine (npm run serve, with TRUST_PROXY=1):
${proxy('\t# ', basePath, '127.0.0.1:3000')}`
}
	@write {
		not method GET HEAD
		not path ${basePath}/api/*
	}
	error @write 405

	file_server {
		# The build has compressed every file.
		precompressed br gzip
	}

	handle_errors {
		import security
${lines(
  '\t\t',
  Object.entries(folderHeaders('/')).map(([name, value]) => `header ${name} ${value}`),
)}
		header Cache-Control "${CACHE.other}"
		# A name of more than 255 bytes, which no file can have, is an error of the server for Caddy.
		@nothing expression {err.status_code} in [403, 404] || {err.message}.contains("name too long")
		header @nothing Content-Type "${TYPES.html}"
		rewrite @nothing ${basePath}/404.html
		file_server @nothing {
			status 404
			precompressed br gzip
		}
	}
}
`
