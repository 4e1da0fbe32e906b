"""Converts an archive of NDJSON with `habitshift convert` as a filter of Apache Spark.

Exit status: 0 all converted, 1 some lines are set aside, 2 wrong use, 3 the conversion failed.
"""

import argparse
import base64
import os
import re
import shlex
import sys
import traceback
from collections.abc import Iterable, Iterator
from itertools import chain, groupby, islice
from typing import Any
from urllib.parse import unquote, urlsplit

from pyspark import RDD
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, Row, SparkSession
from pyspark.sql import functions as F

OUTPUTS = ("converted", "logs", "notes", "rejected")
PLACED = ("notes", "rejected")
OUTCOME = "file string, block long, line long, blank boolean, " + ", ".join(
    f"{name} array<string>" for name in OUTPUTS
)

TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[][{},]')


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Converts an archive of NDJSON on Apache Spark.")
    parser.add_argument("input", help="a folder or glob of *.ndjson and *.ndjson.gz")
    parser.add_argument("output", help="a new folder")
    parser.add_argument("--habitshift", default="habitshift", help="how to start habitshift")
    parser.add_argument("--kind", default="auto", help="see habitshift convert")
    parser.add_argument("--to", default="v2", help="see habitshift convert")
    parser.add_argument("--overwrite", action="store_true", help="replace what OUTPUT holds")
    return parser.parse_args()


def read_lines(spark: SparkSession, path: str) -> DataFrame:
    """The lines, in order within their block of a file; those that are not UTF-8 are `broken`."""
    lines = spark.read.text(
        path, lineSep="\n", pathGlobFilter="*.{ndjson,ndjson.gz}", recursiveFileLookup=True
    )
    is_text = F.is_valid_utf8("value")
    return lines.select(
        F.col("_metadata.file_path").alias("file"),
        F.col("_metadata.file_block_start").alias("block"),
        F.when(is_text, F.col("value")).otherwise("").alias("text"),
        F.when(~is_text, F.col("value").cast("binary")).alias("broken"),
    )


def pipe(texts: RDD, command: str) -> RDD:
    """Sends each partition through one filter, which gives a line for each line."""
    # Status 1 says that lines are set aside.
    shell = f"{command}; status=$?; [ $status -le 1 ] || exit $status"
    # The filter drops a byte order mark on its first line, but Spark did so where a file starts.
    return (
        texts.mapPartitions(lambda lines: chain([""], lines))
        .pipe(f"sh -c {shlex.quote(shell)}", env={"PATH": os.environ["PATH"]}, checkCode=True)
        .mapPartitions(lambda reports: islice(reports, 1, None))
    )


def convert(lines: DataFrame, command: str) -> RDD:
    rows = lines.rdd
    reports = pipe(rows.map(lambda row: row.text), command)
    # `zip` fails where a partition has another number of reports than of lines.
    places = rows.map(lambda row: (row.file, row.block, row.broken))
    return places.zip(reports).mapPartitions(outcomes)


def outcomes(reported: Iterable[tuple]) -> Iterator[tuple]:
    """What became of each line, which is counted within its block."""
    for (file, block), lines in groupby(reported, lambda pair: pair[0][:2]):
        for line, ((_, _, broken), report) in enumerate(lines, 1):
            yield (file, block, line, *outcome(report, broken))


def outcome(report: str, broken: bytes | None) -> tuple:
    """Whether a line is blank, and what it gives for each output."""
    if broken is not None:
        text = base64.b64encode(broken.removesuffix(b"\r")).decode()
        error = '"error":{"message":"it is not UTF-8","pointers":[]}'
        return False, [], [], [], [f'{error},"base64":"{text}"}}']
    if not report.startswith("{"):
        return True, [report], [], [], []
    body = report.removesuffix("\r")
    _, _, rest = body.partition(",")
    if rest.startswith('"error"'):
        return False, [], [], [], [rest]
    lists = lists_of(body)
    values = [value + report[len(body) :] for value in lists["values"]]
    return False, values, lists["logs"], [note[1:] for note in lists["notes"]], []


def lists_of(report: str) -> dict[str, list[str]]:
    """The lists of a report, each element as it is written: a parser would change numbers."""
    lists: dict[str, list[str]] = {"values": [], "logs": [], "notes": []}
    depth, start, name = 0, 0, ""
    for token in TOKEN.finditer(report):
        mark = token[0]
        if depth == 2 and mark in ",]":
            if token.start() > start:
                lists[name].append(report[start : token.start()])
            start = token.end()
        if mark in "[{":
            depth += 1
            start = token.end() if depth == 2 else start
        elif mark in "]}":
            depth -= 1
        elif depth == 1:
            name = mark.strip('"')
    return lists


def count(table: DataFrame) -> list[Row]:
    """What each block has, in the order of files and blocks."""
    sizes = [F.sum(F.size(name)).alias(name) for name in OUTPUTS]
    counts = table.groupBy("file", "block").agg(
        F.count("*").alias("lines"), F.count_if("blank").alias("blank"), *sizes
    )
    return counts.orderBy("file", "block").collect()


def place(table: DataFrame, blocks: list[Row]) -> DataFrame:
    """Counts lines from the start of their file, and names the file as a user would."""
    starts = []
    for file, its in groupby(blocks, lambda block: block.file):
        before = 0
        for block in its:
            starts.append((file, block.block, name_of(file), before))
            before += block.lines
    schema = "file string, block long, name string, before long"
    known = F.broadcast(table.sparkSession.createDataFrame(starts, schema))
    placed = table.join(known, ["file", "block"])
    return placed.withColumns({"file": F.col("name"), "line": F.col("before") + F.col("line")})


def name_of(uri: str) -> str:
    return os.path.relpath(unquote(urlsplit(uri).path)) if uri.startswith("file:") else uri


def write(table: DataFrame, name: str, folder: str, mode: str) -> None:
    """Writes an output so that its parts, one after another, are in the order of the archive."""
    rows = table.select("file", "line", F.posexplode(name).alias("index", "text"))
    rows = rows.orderBy("file", "line", "index")
    where = F.regexp_replace(F.to_json(F.struct("file", "line")), "}$", ",")
    text = F.concat(where, "text") if name in PLACED else F.col("text")
    rows.select(text).write.mode(mode).text(f"{folder}/{name}", lineSep="\n")


def exists(spark: SparkSession, path: str) -> bool:
    jvm: Any = spark.sparkContext._jvm
    folder = jvm.org.apache.hadoop.fs.Path(path)
    return folder.getFileSystem(spark._jsparkSession.sessionState().newHadoopConf()).exists(folder)


def summary(blocks: list[Row]) -> str:
    names = ("lines", "blank", *OUTPUTS)
    total = {name: sum(block[name] for block in blocks) for name in names}
    whole = total["lines"] - total["blank"] - total["rejected"]
    files = len({block.file for block in blocks})
    return (
        f"{total['lines']:,} lines of {files:,} files: {whole:,} converted, "
        f"{total['blank']:,} blank, {total['rejected']:,} rejected; "
        f"{total['logs']:,} logs, {total['notes']:,} notes"
    )


def run(spark: SparkSession, args: argparse.Namespace) -> int:
    if exists(spark, args.output) and not args.overwrite:
        return refuse(f"{args.output} exists; --overwrite replaces what it holds")
    try:
        lines = read_lines(spark, args.input)
    except AnalysisException as error:
        return refuse(str(error))
    if not lines.inputFiles():
        return refuse(f"{args.input} has no *.ndjson nor *.ndjson.gz")
    options = ["--ndjson", "--format", "json", "--no-config", "--kind", args.kind, "--to", args.to]
    outcome = convert(lines, f"{args.habitshift} convert {shlex.join(options)}")
    # Kept, so that the filter runs once for the four outputs.
    table = spark.createDataFrame(outcome, OUTCOME, verifySchema=False).persist()
    blocks = count(table)
    placed = place(table, blocks)
    for name in OUTPUTS:
        write(placed, name, args.output, "overwrite" if args.overwrite else "error")
    print(summary(blocks))
    return 1 if any(block.rejected for block in blocks) else 0


def refuse(reason: str) -> int:
    print(f"convert_archive: {reason}", file=sys.stderr)
    return 2


def main() -> int:
    args = parse_arguments()
    try:
        with SparkSession.builder.appName("habitshift").getOrCreate() as spark:
            return run(spark, args)
    except Exception:
        traceback.print_exc()
        return 3


if __name__ == "__main__":
    sys.exit(main())
