-- What was signed, word for word: [version, language, title, paragraphs, [[item, what is done]]]. Its SHA-256 is text_hash, so
-- the proof stands after the text, the catalogue or the enterprise's name has changed. Empty for paper, where it is the file.
-- Text, not jsonb: the hash is over these very characters.
alter table consent add column signed_text text;
